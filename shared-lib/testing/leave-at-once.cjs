// A worker that has run hundreds of files holds a gigabyte, takes longer to give it back than the half second for which
// jest waits, and is then said to hang. Nothing is open in it by then, and the system takes memory back at once.
if (process.env.JEST_WORKER_ID) process.on('exit', (code) => process.reallyExit(code))
