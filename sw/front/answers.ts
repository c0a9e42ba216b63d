import { listBanners, listNotices } from '@/contract/content'
import { getSite, getVisitUrl } from '@/contract/site'
import type { Data, Endpoint, Input } from '@/contract/wire/endpoint'
import { Refusal } from '../db/refusal'
import { banners } from '../db/seed/banners'
import { notices } from '../db/seed/notices'
import { site } from '../db/seed/site'

/** A public call and what it answers until something changes: data, or a refusal. */
export type SeededAnswer = { endpoint: Endpoint; answer: (input: unknown) => unknown }

/** Pairs a call with its answer, checked against the contract. */
export const seeded = <E extends Endpoint>(
  endpoint: E,
  answer: (input: Input<E>) => Data<E> | Refusal,
): SeededAnswer => ({ endpoint, answer: (input) => answer(input as Input<E>) })

/** What every page reads first. `api/` answers these calls from the same seeds. */
export const answers: SeededAnswer[] = [
  seeded(getSite, () => site),
  seeded(listNotices, () => notices),
  seeded(listBanners, () => banners),
  seeded(getVisitUrl, () => new Refusal('pc', 500)),
]
