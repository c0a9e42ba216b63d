import { imageUrl } from '@/api/lines'
import { Link } from '@/navigation/Link'
import { paths } from '@/navigation/paths'
import { Picture } from '@/ui/Picture'
import styles from './SiteLogo.module.css'
import { useSite, useSiteTitle } from './useSite'

/** The logo from app info, ours until it has loaded, in a box of fixed size. Its accessible name is the title. */
export function SiteLogo() {
  const title = useSiteTitle()
  const { data: site } = useSite()
  return (
    <Link href={paths.home} className={styles.logo} aria-label={title}>
      <Picture
        src={imageUrl(site?.site_logo ?? '')}
        fallback="/art/logo-wordmark.svg"
        width={142}
        height={48}
        loading="eager"
      />
    </Link>
  )
}
