/** Loaded with the first image: the library takes 15 MiB, which a host with images elsewhere does not need. */
export const imageLibrary = async () => (await import('sharp')).default
