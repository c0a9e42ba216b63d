/** The venues with a wallet of their own: the platforms of the games. Codes as in the designs, names invented. */
export declare const venues: {
  platname: string
  name: string
}[]
