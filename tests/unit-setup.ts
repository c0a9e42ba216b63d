// One second, the library's default, is short when all cores are busy with other files.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 5000 })
}

export {}
