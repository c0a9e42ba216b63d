import { paths } from '@/navigation/paths'
import { openLogin } from '@/state/loginModal'
import { Button, buttonClass, type ButtonLook } from '@/ui/Button'
import { NavLink } from '../menu/NavLink'

/** A visitor's links: 免费注册, and 登录, which the header shows only once. */
export const WaysIn = ({ look }: { look: ButtonLook }) => (
  <>
    <Button look={look} size="sm" onClick={openLogin}>
      登录
    </Button>
    <NavLink to={paths.register} className={buttonClass({ size: 'sm' })}>
      免费注册
    </NavLink>
  </>
)
