// A document begins with a fresh window. There is one window here, which gets back what the last document or a test changed in it.

/** What init scripts and the portal's libraries put words of their own into. wouter marks for good that it has changed `history`. */
const owners = () => [
  globalThis,
  location,
  navigator,
  document,
  ...[
    Headers,
    Response,
    Request,
    Storage,
    History,
    Location,
    Navigator,
    Document,
    Element,
    HTMLElement,
    HTMLMediaElement,
    URL,
    Blob,
    Array,
    Object,
  ].map(({ prototype }) => prototype as object),
  Math,
  crypto,
  performance,
]
let remembered: { owner: object; properties: Map<PropertyKey, PropertyDescriptor> }[] = []

const propertiesOf = (owner: object) =>
  new Map(Reflect.ownKeys(owner).map((key) => [key, Reflect.getOwnPropertyDescriptor(owner, key)!]))

/** What is there now belongs to every document. */
export const rememberWindow = () =>
  void (remembered = owners().map((owner) => ({ owner, properties: propertiesOf(owner) })))

/** Vitest and React keep their own state in properties that begin so. */
const isOfTools = (key: PropertyKey) => /^(__|Symbol\((vitest|vi)|_react)/i.test(String(key))

export function restoreWindow(): void {
  for (const { owner, properties } of remembered) {
    for (const [key, { value, get }] of propertiesOf(owner)) {
      const known = properties.get(key)
      if (known ? known.value === value && known.get === get : isOfTools(key)) continue
      if (known) Reflect.defineProperty(owner, key, known)
      else Reflect.deleteProperty(owner, key)
    }
    for (const [key, known] of properties)
      if (!Object.hasOwn(owner, key)) Reflect.defineProperty(owner, key, known)
  }
}
