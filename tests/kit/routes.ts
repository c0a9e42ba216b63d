import { addressesOf, allRoutes } from '../../src/navigation/routes'

/** Public hash paths. */
export const PUBLIC_ROUTES = allRoutes.filter(({ member }) => !member).map(({ path }) => path)
/** Member hash paths, once each. */
export const MEMBER_ROUTES = allRoutes.filter(({ member }) => member).map(({ path }) => path)
/** Every hash path, with both addresses of member pages. */
export const ROUTES = allRoutes.flatMap(addressesOf)
