/** Loaded with the first image that is read: its library takes 15 MiB, and a host whose images stand elsewhere needs none of it. */
export const imageLibrary = async () => (await import('sharp')).default
