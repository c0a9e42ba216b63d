/** wouter's link, which follows by the app's own hook (hashLocation.ts). */
export { Link } from 'wouter'
