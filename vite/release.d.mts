/** Puts a build into the folder a host serves and counts files. Throws if `dist` holds no build. */
export function release(
  dist: string,
  target: string,
  options?: { now?: number },
): { copied: number; kept: number; removed: number }
