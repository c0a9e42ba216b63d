import { Icon } from '@/ui/Icon'

/** A caution under a field, such as what it left out of the typed text and what to do. */
export const LeftOut = ({ line }: { line: string }) => (
  <span role="status">
    <Icon name="warn" size={16} />
    <span>{line}</span>
  </span>
)
