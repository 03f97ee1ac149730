import { implementWidget, type WidgetProps } from 'shared-lib/contract/define-widget'
import { InvoiceReader } from '../../screens/invoice-reader/invoice-reader'
import { invoiceReaderContract } from './invoice-reader.contract'

const View = ({ attributes, location, shell }: WidgetProps<typeof invoiceReaderContract.attributes>) => (
  <InvoiceReader
    title={attributes.heading || invoiceReaderContract.title}
    location={location}
    shell={shell}
  />
)

export default implementWidget(invoiceReaderContract, View)
