// What only editors' tools wear: the catalogue of tags and the panel of what is to be mended. Linked by their pages alone.
import '../catalogue/catalogue.css'
import '../catalogue/playground.css'
import '../catalogue/tag-snippets.css'
import '../lint/lint-panel.css'
