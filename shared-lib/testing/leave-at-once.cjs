// A worker that has run hundreds of files holds a gigabyte, takes longer to free it than the half second for which jest
// waits, and is then reported as hanging. Nothing is open in it by then, and the system frees memory at once. A jest
// that runs tests in its own process sets the exit code only at the exit, so it ends as usual.
if (/jest-worker/.test(process.argv[1])) process.on('exit', (code) => process.reallyExit(code))
