import { Loading } from '@/ui/Loading'
import { late } from './late'

/** The server's HTML, sanitised; 加载中 until the sanitiser has loaded. */
export const ServerText = late(() => import('@/ui/RichText'), 'RichText', { meanwhile: () => <Loading /> })
