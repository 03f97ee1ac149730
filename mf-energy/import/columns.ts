import { type Column, needed, optional } from 'shared-lib/import/table'

/** `Precos_ELEGN.csv`. Prices in EUR/day and EUR/kWh before VAT, network access included. */
export const priceColumns = {
  com: needed('COM'),
  kva: needed('Pot_Cont'),
  band: needed('Escalao'),
  code: needed('COD_Proposta'),
  periods: needed('Contagem'),
  power: needed('TF'),
  first: needed('TV|TVFV|TVP'),
  second: needed('TVV|TVC'),
  third: needed('TVVz'),
  gasFixed: needed('TFGN'),
  gasEnergy: needed('TVGN'),
} as const satisfies Record<string, Column>

/**
 * `CondComerciais.csv`. The eligibility and condition columns are required: without them an offer would look better
 * than it is. Newer editions name some columns by supply.
 */
export const conditionColumns = {
  com: needed('COM'),
  code: needed('COD_Proposta'),
  name: needed('NomeProposta'),
  segment: needed('Segmento'),
  supply: needed('Fornecimento'),
  from: needed('Data ini'),
  to: needed('Data fim'),
  minGas: needed('ConsIni_GN'),
  maxGas: needed('ConsFim_GN'),
  minElectricity: needed('ConsIni_ELE'),
  maxElectricity: needed('ConsFim_ELE'),
  billing: needed('Filtrofaturacao'),
  payment: needed('FiltroPagamento'),
  restricted: needed('FiltroRestrições'),
  indexed: needed('FiltroPrecosIndex_ELE', 'FiltroPrecosIndex'),
  indexedGas: needed('FiltroPrecosIndex_GN', 'FiltroPrecosIndex', 'FiltroPrecosIndex_ELE'),
  service: needed('FiltroServicosAdic'),
  serviceCost: needed('CustoServicos_c/IVA (€/ano)'),
  newCustomers: needed('FiltroNovosClientes'),
  loyalty: optional('FiltroFidelização'),
  socialTariff: optional('FiltroTarifaSocial'),
  renewable: optional('FiltroRenovavel_ELE', 'FiltroRenovavel'),
  refundFixed: optional('ReembFixo (€/ano)'),
  refundFixedShare: optional('ReembTF_ELE (%)'),
  refundEnergyShare: optional('ReembTW_ELE (%)'),
  refundPerKwh: optional('ReembW_ELE (€/kWh)'),
  refundGasFixedShare: optional('ReembTF_GN (%)'),
  refundGasEnergyShare: optional('ReembTW_GN (%)'),
  refundGasPerKwh: optional('ReembW_GN (€/kWh)'),
  newFixed: optional('DescontNovoCliente_c/IVA (€/ano)'),
  newFixedShare: optional('Desc. TF_ELE (%) - Novo Cliente'),
  newEnergyShare: optional('Desc. TW_ELE (%) - Novo Cliente'),
  newPerKwh: optional('Desc. W_ELE (€/kWh) - Novo Cliente'),
  newGasFixedShare: optional('Desc. TF_GN (%) - Novo Cliente'),
  newGasEnergyShare: optional('Desc. TW_GN (%) - Novo Cliente'),
  newGasPerKwh: optional('Desc. W_GN (€/kWh) - Novo Cliente'),
  site: optional('LinkCOM'),
  page: optional('LinkOfertaCom'),
} as const satisfies Record<string, Column>
