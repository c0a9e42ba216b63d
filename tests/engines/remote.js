// Lets the host run functions in a page that no driver can reach: each comes as a module of the portal's own origin.
void (async () => {
  for (;;) {
    const id = await fetch('/__next').then((answer) => answer.text())
    const said = await import(`/__do/${id}.js`)
      .then(({ answer }) => ({ answer }))
      .catch((error) => ({ error: String(error) }))
    await fetch(`/__did/${id}`, { method: 'POST', body: JSON.stringify(said) })
  }
})()
