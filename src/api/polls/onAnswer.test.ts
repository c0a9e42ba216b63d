import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { getBalance, listVenues } from '@/contract/wallet'
import { keyOf, query } from '../query'
import { onAnswer } from './onAnswer'

it('reports responses, errors and merged data of the named endpoints until stopped', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const heard = vi.fn()
  const stop = onAnswer(client, [getBalance], heard)
  const key = query(getBalance).queryKey
  const balance = { balance: null, gameblance: null }

  await client.fetchQuery({ queryKey: key, queryFn: () => balance })
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ data: balance }))
  expect(heard.mock.lastCall?.[0]).not.toHaveProperty('manual', true)

  client.setQueryData(key, balance)
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ data: balance, manual: true }))

  const error = new Error('502')
  await client.fetchQuery({ queryKey: key, queryFn: () => Promise.reject(error) }).catch(() => {})
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ error }))

  expect(heard).toHaveBeenCalledTimes(3)
  client.setQueryData(keyOf(listVenues, {}), [])
  stop()
  client.setQueryData(key, balance)
  expect(heard).toHaveBeenCalledTimes(3)
})

it('reports every read if no endpoint is named', () => {
  const client = new QueryClient()
  const heard = vi.fn()
  onAnswer(client, undefined, heard)
  client.setQueryData(query(listVenues).queryKey, [])
  expect(heard).toHaveBeenCalledTimes(1)
})
