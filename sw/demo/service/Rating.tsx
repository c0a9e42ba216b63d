import * as z from 'zod/mini'
import { useValidatedForm } from '@/components/forms/useValidatedForm'
import { inOrder } from '@/lib/inOrder'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/forms/Form'
import { RadioCard } from '@/ui/forms/RadioCard'

const STARS = ['5 很满意', '4 满意', '3 一般', '2 不满意', '1 很不满意']
const schema = z
  .object({ rating: z.string() })
  .check(inOrder([['rating', ({ rating }) => rating !== '', '请选择评分']]))

/** From 1 to 5 for a chat that is over. */
export function Rating({ send }: { send: (rating: number) => Promise<void> }) {
  const { register, onValid } = useValidatedForm(schema, { rating: '' })
  return (
    <Form
      className="framed"
      busy={false}
      onSubmit={(event) => void onValid(({ rating }) => send(Number(rating)))(event)}
    >
      <fieldset>
        <legend id="rate-title" tabIndex={-1}>
          请为本次服务评分
        </legend>
        <div className="switches">
          {STARS.map((label) => (
            <RadioCard key={label} {...register('rating')} value={label[0]} label={label} />
          ))}
        </div>
      </fieldset>
      <Button type="submit">提交评分</Button>
    </Form>
  )
}
