import { shellContract } from '../../src/contract/deployment'
import { sharedVersions } from './shared-libraries'

const majors = () =>
  Object.fromEntries(Object.entries(sharedVersions).map(([key, version]) => [key, version.split('.', 1)[0]]))

it('offers these majors under this contract: another one is another contract, which a deployment must name', () => {
  expect({ shellContract, majors: majors() }).toEqual({
    shellContract: 1,
    majors: {
      react: '19',
      'react/jsx-runtime': '19',
      'react-dom': '19',
      'react-dom/client': '19',
      mobx: '7',
      'mobx-react-lite': '5',
    },
  })
})
