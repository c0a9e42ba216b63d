import { afterEach, expect, it } from 'vitest'
import { startOfDay, startOfPeriod } from './beijing'

const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

it.each(['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'days and periods start at midnight in Beijing on a device in %s, with or without DST',
  (zone) => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const midnight = Date.UTC(2025, 2, 9, 16)
    expect(startOfDay(midnight - 1)).toBe(Date.UTC(2025, 2, 8, 16))
    expect(startOfDay(midnight)).toBe(midnight)
    expect(startOfPeriod(2, midnight + 1)).toBe(Date.UTC(2025, 2, 3, 16))
  },
)
