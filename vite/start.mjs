// `npm start`: builds, then serves. `npm start -- --port 4200` uses another port.
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'

const host = '127.0.0.1'
const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } })
const port = Number(values.port)

const isFree = await new Promise((done) => {
  const probe = createServer()
  probe.once('error', () => done(false))
  probe.listen(port, host, () => probe.close(() => done(true)))
})
if (!isFree) {
  console.error(
    `Port ${port} is taken, perhaps by another npm start. Stop that server, or choose another port: npm start -- --port ${port + 1}`,
  )
  process.exit(1)
}
await build({ logLevel: 'warn' })
const server = await preview({ preview: { host, port, strictPort: true } })
server.printUrls()
