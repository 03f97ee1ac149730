// A worker that has run hundreds of files holds a gigabyte, takes longer to give it back than the half second for which
// jest waits, and is then said to hang. Nothing is open in it by then, and the system takes memory back at once.
// Where jest runs tests in its own process it says only at the exit whether they passed: that one leaves as it will.
if (/jest-worker/.test(process.argv[1])) process.on('exit', (code) => process.reallyExit(code))
