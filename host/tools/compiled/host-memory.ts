/**
 * Limits glibc to two memory pools: by default each thread gets a pool of its own, and memory that a thread leaves when
 * it ends stays in it. A host ends threads with each version that goes (docs/benchmarks.md, "Versions come and go").
 * The process that starts the host must set it, because it is read as a process begins.
 */
export const hostMemory = ({ MALLOC_ARENA_MAX = '2' }: NodeJS.ProcessEnv) => ({ MALLOC_ARENA_MAX })

/**
 * New objects live in a space that V8 doubles while many of them last, as at a start, and that stays as large: 24 MiB for
 * nothing on a host that rests. On a large machine V8 also lets a heap grow to four times what lives in it before it
 * collects; at 40 % above that, a loaded host takes 90 MiB less.
 */
export const hostFlags = ['--max-semi-space-size=4', '--heap-growing-percent=40']
