/**
 * Specs that Firefox can't run under Playwright (`--project=firefox`), each with its reason: a whole file, or the tests whose
 * titles have the words. docs/testing.md lists the same.
 */
export const NOT_IN_FIREFOX: { file: string; titles?: RegExp; reason: string }[] = []
