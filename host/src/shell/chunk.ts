import { mayReload } from './reload-guard'
import { report } from './report'

/**
 * A lazy chunk of the shell itself, tried twice. When it cannot be had the build is probably gone: the page reloads,
 * at most once per 10 s for the same path, and the caller's promise rejects.
 */
export async function chunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load().catch(load)
  } catch (error) {
    report('Chunk error detected', { error })
    if (mayReload(location.pathname)) location.reload()
    throw error
  }
}
