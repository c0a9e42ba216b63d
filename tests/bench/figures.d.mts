export type Sum = Record<'js' | 'css' | 'html' | 'art' | 'api' | 'demoHost' | 'requests' | 'all', number>
export function sumUp(dist: string, urls: string[], answers: Map<string, Buffer>): Sum
