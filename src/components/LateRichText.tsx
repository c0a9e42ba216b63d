import { Loading } from '@/ui/Loading'
import { lazyPart } from './lazyPart'

/** The server's HTML, sanitised; 加载中 until the sanitiser has loaded. */
export const LateRichText = lazyPart(
  () => import('@/ui/RichText').then((module) => module.RichText),
  undefined,
  () => <Loading />,
)
