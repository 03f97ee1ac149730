import { describeServerRender } from 'shared-lib/testing/server-cases'
import { layoutStory } from '../../../rules/layout-story.fixture'
import widget from './footer.widget'

describeServerRender(widget, { data: layoutStory })
