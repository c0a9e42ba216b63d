/** Converts an id for the request: numeric text becomes a number, other text stays. */
export const wireId = (id: string): number | string => (/^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id)

/**
 * The filter's selection: `wanted` if the server has it, else all (`''`). Unknown kinds pass until the kinds are
 * loaded.
 */
export const chosenType = (wanted: string, types: readonly { id: string }[] | undefined): string =>
  types === undefined || types.some(({ id }) => id === wanted) ? wanted : ''
