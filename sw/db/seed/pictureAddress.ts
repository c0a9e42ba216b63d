/** Outside /art/, which is precached in full: these pictures are fetched when shown. */
const FOLDER = '/games/'

/** The address of the picture drawn for a game, by its code. */
export const drawnPicture = (code: string): string => `${FOLDER}${code}.svg`

/** Whether a picture is drawn by the build. */
export const isDrawn = (address: string): boolean => address.startsWith(FOLDER)
