/** A function that runs at once, then at most every `ms`: calls meanwhile become one more run at the end. */
export function atMostEvery(ms: number, run: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const ask = () => {
    isAsked = true
    if (pause !== undefined) return
    isAsked = false
    pause = setTimeout(() => {
      pause = undefined
      if (isAsked) ask()
    }, ms)
    run()
  }
  return ask
}
