// Styles of editors' tools alone: the catalogue of tags and the panel of findings. Linked by their pages alone.
import '../catalogue/catalogue.css'
import '../catalogue/playground.css'
import '../catalogue/tag-snippets.css'
import '../lint/lint-panel.css'
