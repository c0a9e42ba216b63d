import { MAX_AVATAR_BYTES } from '@/contract/values/profile'

/** Magic bytes, as hex. */
const SIGNATURES = [
  '89504e470d0a1a0a', // PNG
  '474946383761', // GIF87a
  '474946383961', // GIF89a
]

/** Types for the file picker; the content decides. */
export const AVATAR_TYPES = 'image/gif,image/png'

/** Why a file can't be an avatar, or null. Checks its first bytes, not its name or declared type. */
export async function avatarProblem(file: Blob): Promise<string | null> {
  const bytes = await file
    .slice(0, 8)
    .arrayBuffer()
    // Moved or deleted since, or on a removed drive.
    .catch(() => null)
  if (bytes === null) return '文件读取失败，请重新选择'
  const start = new Uint8Array(bytes)
  const hex = Array.from(start, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (!SIGNATURES.some((signature) => hex.startsWith(signature))) return '头像仅支持GIF和PNG格式'
  return file.size > MAX_AVATAR_BYTES ? '头像不能超过2MB' : null
}
