/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Comma-separated base addresses of real servers, `/` for this origin; empty = the embedded demo server. */
  readonly VITE_API_BASE?: string
  /** The folder of the site on its host, with a slash at both ends; `/` unless told. Known as `BASE_URL`. */
  readonly VITE_BASE?: string
  /** `always` sends `X-Request-Id` to lines of other origins too, which must allow the header. */
  readonly VITE_REQUEST_ID?: 'always'
  /** Where errors, failed calls and Core Web Vitals are reported; without it nothing is, and no code for it ships. */
  readonly VITE_REPORT_URL?: string
  /** The folder of the portal's brand; the demo's own unless told. Read by the build (vite/branding). */
  readonly VITE_BRAND?: string
  /** The payout account's name, 汇旺 unless told. */
  readonly VITE_PAYOUT_ACCOUNT_NAME?: string
  /** Comma-separated paytypes of the deposit channels on offer; empty = all (`readPaytypes`). */
  readonly VITE_DEPOSIT_CHANNELS?: string
  /** `remaining`: the server's turnover figure is what is missing for a withdrawal. Known of the demo server. */
  readonly VITE_WAGERING?: 'remaining'
  /** Characters of a payment password: 6 = six digits unless told, `8-20` = any characters. */
  readonly VITE_PAYMENT_PASSWORD?: string
  /** Characters of a login password, `8-20`; 8 to 50 unless told. */
  readonly VITE_LOGIN_PASSWORD?: string
}

/** Whether `VITE_API_BASE` names more than one line; set by vite.config.ts, so that other builds drop the code for it. */
declare const __SEVERAL_LINES__: boolean
