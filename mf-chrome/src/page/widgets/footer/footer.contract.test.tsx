import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import { layoutStory } from '../../../rules/layout-story.fixture'
import widget from './footer.widget'

describeWidgetContract(widget, { data: layoutStory })
