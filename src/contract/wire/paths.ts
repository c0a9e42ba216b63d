/** Paths that start-up code compares with: visitors don't load the member's calls themselves. */
export const MEMBER_PATH = '/api/user'
export const BALANCE_PATH = '/api/balance'
