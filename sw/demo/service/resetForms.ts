import { setHidden } from '../consoleList'
import { byId } from '../page'
import { tellDesk, type Chat } from './chatServer'

const field = (id: string) => byId(id, HTMLInputElement)

/** The two forms of a forgotten password: asking for a new one, and setting it once the desk has approved. */
export function resetForms(act: (work: () => Promise<unknown>) => Promise<boolean>) {
  const [ask, set] = [byId('reset', HTMLFormElement), byId('password', HTMLFormElement)]
  const forgot = byId('forgot', HTMLButtonElement)
  let isAsking = false
  let isClosed = false
  let standing: Chat['reset'] = ''

  const draw = () => {
    const isApproved = standing === 'approved'
    setHidden(ask, !isAsking || standing !== '')
    setHidden(set, !isApproved)
    setHidden(forgot, standing !== '')
    forgot.setAttribute('aria-expanded', String(!ask.hidden))
  }
  forgot.addEventListener('click', () => {
    isAsking = !isAsking
    draw()
    if (isAsking) field('account').focus()
  })
  ask.addEventListener('submit', (event) => {
    event.preventDefault()
    const sent = { account: field('account').value.trim(), realname: field('realname').value.trim() }
    void act(() => tellDesk('reset', sent)).then((isDone) => {
      if (!isDone) return
      isAsking = false
      ask.reset()
      draw()
    })
  })
  set.addEventListener('submit', (event) => {
    event.preventDefault()
    const sent = { password: field('new').value, confirm: field('again').value }
    void act(() => tellDesk('password', sent)).then((isDone) => isDone && set.reset())
  })
  return {
    show: (chat: Chat) => {
      if (chat.isClosed && !isClosed) isAsking = false
      isClosed = chat.isClosed
      standing = chat.reset
      draw()
    },
  }
}
