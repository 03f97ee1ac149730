// npm run packages -- checks/packages e2e host/test-servers: installs what these folders need, where it is not there yet.
import { installOwn, isOwnPackages, ownPackages } from './own-packages'

for (const folder of process.argv.slice(2)) {
  if (!isOwnPackages(folder)) {
    console.error(`${folder} has no packages of its own: say ${ownPackages.join(', ')}.`)
    process.exit(1)
  }
  await installOwn(folder)
}
