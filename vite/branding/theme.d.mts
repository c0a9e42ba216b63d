/** The folder of the build's brand: `VITE_BRAND`, else `brand` next to the sources, else the demo's. */
export function brandFolder(setting: string | undefined, root?: string): string
/** A room's colours: an accent and a surface from which the others derive, and individual tokens. */
export type Room = { accent?: string; surface?: string; tokens?: Record<string, string> }
/** A brand's colours: the dark room of the portal, the light one of the member centre. */
export type Theme = { ink?: Room; paper?: Room }
/** The contrast of two opaque colours as WCAG computes it, 1 to 21. */
export function contrast(one: string, other: string): number
/** The text of src/ui/tokens.css with a brand's colours. */
export function themed(css: string, theme: Theme): string
/** The ink room's tokens of a stylesheet, by name. */
export function inkTokens(css: string): Record<string, string>
/** Problems of a theme for the tokens of `css`, in English. */
export function themeProblems(css: string, theme: Theme): string[]
