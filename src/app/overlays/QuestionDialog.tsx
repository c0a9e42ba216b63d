import { useClosedByRoute } from '@/navigation/useClosedByRoute'
import { answerQuestion, type Question } from '@/state/overlays'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './dialogs.module.css'

/** The dialog of `ask()`. The safe answer comes first and has the focus; closing the dialog gives it too. */
export function QuestionDialog({ question }: { question: Readonly<Question> }) {
  const { title, text, yes, no, danger } = question
  useClosedByRoute(() => answerQuestion(false))
  return (
    <Dialog kind="alert" title={title} middle onClose={() => answerQuestion(false)}>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button look="outline" data-autofocus onClick={() => answerQuestion(false)}>
          {no}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} onClick={() => answerQuestion(true)}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
