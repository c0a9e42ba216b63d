import { runnerImport } from 'vite'
const { module: h } = await runnerImport('/work/wt/run/tests/engines/host.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': '/work/wt/run/src' } },
})
const host = new h.EngineHost()
host.port = 4315
await host.start()
setTimeout(() => process.exit(), 120000)
