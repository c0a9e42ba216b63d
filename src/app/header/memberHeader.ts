// What the header shows to members only: one chunk, not loaded for visitors.
export { MemberLinks } from './MemberLinks'
export { MobileMember } from './MobileMember'
