import { addressesOf, allRoutes } from '../../src/navigation/routes'

/** Hash paths anyone may open. */
export const PUBLIC_ROUTES = allRoutes.filter(({ member }) => !member).map(({ path }) => path)
/** Hash paths of members, once each. */
export const MEMBER_ROUTES = allRoutes.filter(({ member }) => member).map(({ path }) => path)
/** Every hash path there is, the two spellings of member pages included. */
export const ROUTES = allRoutes.flatMap(addressesOf)
