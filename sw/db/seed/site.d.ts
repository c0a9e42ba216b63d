import type { Data } from '@/contract/endpoint'
import type { getSite } from '@/contract/site'
/** Site-wide settings at the first start; an empty logo or QR code shows the app's own picture. */
export declare const site: Data<typeof getSite>
