import { describeWidgetContract } from 'shared-lib/testing/contract-cases'
import { layoutStory } from '../../../rules/layout-story.fixture'
import widget from './header.widget'

describeWidgetContract(widget, { data: layoutStory })
