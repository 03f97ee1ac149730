// Styles of editors' tools alone: the catalogue of tags and the panel of findings. Linked by their pages alone.
import '../../api/catalogue/catalogue.css'
import '../../api/catalogue/playground.css'
import '../../api/catalogue/tag-snippets.css'
import '../../editorial/lint/lint-panel.css'
