import { choice } from 'shared-lib/kit/form/fields'

/** `dual` is electricity and natural gas together. */
export const energyType = choice({
  label: 'Que energia queres comparar?',
  hint: 'Comparamos preços de Portugal continental.',
  description: 'What is compared; `dual` is electricity and natural gas together.',
  missing: 'Escolhe a energia que queres comparar',
  options: {
    dual: { label: 'Eletricidade e gás natural', about: 'Comparamos juntos e em separado' },
    electricity: 'Só eletricidade',
    gas: { label: 'Só gás natural', about: 'Gás canalizado, não de botija' },
  },
})
