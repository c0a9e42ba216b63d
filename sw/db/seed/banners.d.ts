import type { listBanners } from '@/contract/content'
import type { Data } from '@/contract/endpoint'
/** The pictures of the home carousel. */
export declare const banners: Data<typeof listBanners>
