// The parts of the header that only members see: one chunk, which visitors don't load.
export { MemberLinks } from './MemberLinks'
export { MobileMember } from './MobileMember'
