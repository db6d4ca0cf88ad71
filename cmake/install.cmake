# cmake --install build/release: the programs (./run --build-only), the server with its page in it and what systemd needs
# to run it. The units name /usr/local, which is the prefix where no other is given.

# What is printed of the commands: the page of the manual, and what completes commands in shells.
install(CODE [[string(TIMESTAMP date "%Y-%m-%d" UTC)]])
function(install_printed program folder name)
  install(CODE "
    file(MAKE_DIRECTORY \"${CMAKE_CURRENT_BINARY_DIR}/printed\")
    execute_process(COMMAND ${CMAKE_CROSSCOMPILING_EMULATOR} \"$<TARGET_FILE:${program}>\" manual ${ARGN} COMMAND_ERROR_IS_FATAL ANY
      OUTPUT_FILE \"${CMAKE_CURRENT_BINARY_DIR}/printed/${name}\")")
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/printed/${name} DESTINATION share/${folder})
endfunction()
function(install_program program)
  install(TARGETS ${program} RUNTIME DESTINATION bin)
  install_printed(${program} man/man1 ${program}.1 --date \${date})
  install_printed(${program} bash-completion/completions ${program} --completions bash)
  install_printed(${program} zsh/site-functions _${program} --completions zsh)
  install_printed(${program} fish/vendor_completions.d ${program}.fish --completions fish)
endfunction()
install_program(trictrac)
install_program(trictrac-lab)
if(NOT TRICTRAC_SERVER)
  return()
endif()
install_program(trictrac-server)

# Where the server is run.
install(PROGRAMS deploy/backup.sh deploy/health.sh DESTINATION lib/trictrac)
install(FILES deploy/trictrac.service deploy/trictrac-backup.service deploy/trictrac-backup.timer
  DESTINATION lib/systemd/system)
# In menus, and in catalogues of programs.
install(FILES packaging/desktop/trictrac.desktop DESTINATION share/applications)
install(FILES packaging/desktop/trictrac.metainfo.xml DESTINATION share/metainfo)
install(FILES web/public/icon.svg DESTINATION share/icons/hicolor/scalable/apps RENAME trictrac.svg)
install(FILES deploy/prometheus.yml deploy/trictrac-alerts.yml DESTINATION share/trictrac/deploy)

# Several servers with one store: a unit of systemd for each port, made from the unit of the one.
set(many ${CMAKE_CURRENT_BINARY_DIR}/trictrac@.service)
file(READ ${PROJECT_SOURCE_DIR}/deploy/trictrac.service unit)
string(REPLACE "Description=Trictrac" "Description=Trictrac at port %i" unit "${unit}")
string(REPLACE "Environment=TRICTRAC_OPTIONS=" "# TRICTRAC_STORE, the database; TRICTRAC_OPTIONS\nEnvironmentFile=/etc/trictrac/server.env" unit
  "${unit}")
string(REPLACE "--db /var/lib/trictrac/trictrac.db" "--port %i" unit "${unit}")
file(WRITE ${many} "${unit}")
install(FILES ${many} DESTINATION lib/systemd/system)
install(FILES deploy/many/haproxy.cfg DESTINATION share/trictrac/deploy)
