import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { App } from './App'

/** The app with the query devtools, for `npm run dev`. */
export const DevApp = () => (
  <>
    <App />
    <ReactQueryDevtools />
  </>
)
