type Props = { figures: readonly (readonly [label: string, times: number])[]; className?: string | undefined }

/** Counts of grabs with their labels. */
export const PacketFigures = ({ figures, className }: Props) => (
  <dl className={className}>
    {figures.map(([label, times]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {times}
          <small>次</small>
        </dd>
      </div>
    ))}
  </dl>
)
