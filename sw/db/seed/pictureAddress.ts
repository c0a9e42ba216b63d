/** The address of a game's picture by its code. Outside /art/, which is precached in full: these are fetched when shown. */
export const drawnPicture = (code: string): string => `/games/${code}.svg`
